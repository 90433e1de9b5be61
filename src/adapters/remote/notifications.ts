import { Notifications } from "../../domain/ports/notifications.ts";
import { port } from "./port.ts";

export const notifications = port(Notifications)(({ cached, call, invalidating }) => ({
  all: cached("notifications", () => call("notifications.all")),
  page: cached("notifications", (params) => call("notifications.page", { params })),
  ofUser: cached("notifications", (userId) => call("notifications.ofUser", { params: { userId } })),
  create: invalidating(["notifications"], (payload) => call("notifications.create", { payload })),
  markRead: invalidating(["notifications"], (id) => call("notifications.markRead", { params: { id } })),
}));
