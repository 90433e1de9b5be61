import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams, useRouter } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListSource } from "../../../machines/use-cases/record-source.ts";
import { parentOf, RESOURCE_WORDS } from "../../resources.tsx";
import { Permitted } from "../access/Permitted.tsx";
import { fromTheSameList } from "../value/came-from.ts";
import { EditingPage } from "./EditingPage.tsx";
import { OpenedOn } from "./OpenedOn.tsx";
import type { RecordFormProps } from "./record-form.ts";

/** The page of the form for a new record; it leads to what was made. */
export const CreatePage = ({
  resource,
  Form,
}: {
  resource: ResourceName;
  Form: ComponentType<RecordFormProps<never>>;
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { list, detail, permissions } = RESOURCES[resource];
  return (
    <Permitted permission={permissions.create}>
      <EditingPage list={parentOf(resource)} title={t(RESOURCE_WORDS[resource].create)}>
        <Form
          record={undefined}
          onSaved={(id) => void navigate({ to: detail, params: { id } })}
          onLeave={() => void navigate({ to: list })}
        />
      </EditingPage>
    </Permitted>
  );
};

interface EditPageProps<A, Opened extends { readonly record: A }> {
  readonly resource: ResourceName;
  readonly source: Pick<ListSource<A, never>, "definition">;
  /** The record, and whatever else its form was opened with. */
  readonly opened: Promise<Read<Opened>>;
  readonly Form: ComponentType<Opened & RecordFormProps<A>>;
}

/** The page of a record's form; it leads back to the record. */
export const EditPage = <A, Opened extends { readonly record: A }>({
  resource,
  source,
  opened,
  Form,
}: EditPageProps<A, Opened>) => {
  const router = useRouter();
  const navigate = useNavigate();
  const { id: shown } = useParams({ strict: false });
  const { detail, permissions } = RESOURCES[resource];
  const parent = parentOf(resource);
  const leave = (id: string) => void navigate({ to: detail, params: { id }, state: fromTheSameList });
  return (
    <Permitted permission={permissions.update}>
      <OpenedOn key={shown} list={parent} source={opened} onRetry={() => void router.invalidate()}>
        {(read) => (
          <EditingPage list={parent} title={source.definition.nameOf(read.record)}>
            <Form {...read} onSaved={leave} onLeave={() => leave(source.definition.idOf(read.record))} />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};
