import * as HttpApi from "effect/http-api/HttpApi";
import * as OpenApi from "effect/http-api/OpenApi";
import { AuthenticationGroup } from "./authentication.ts";
import { HealthGroup } from "./health.ts";
import { NotificationsGroup } from "./notifications.ts";
import { ProfileImagesGroup } from "./profile-images.ts";
import { RolesGroup } from "./roles.ts";
import { SearchGroup } from "./search.ts";
import { UsersGroup } from "./users.ts";

/** The calls of §7, once: the client, the reference backend and the published document all come from here. */
export const Api = HttpApi.make("kitchen-console")
  .add(
    AuthenticationGroup,
    UsersGroup,
    RolesGroup,
    SearchGroup,
    NotificationsGroup,
    ProfileImagesGroup,
    HealthGroup,
  )
  .prefix("/api/v1")
  .annotateMerge(OpenApi.annotations({ title: "Kitchen console API", version: "1.0.0" }));
