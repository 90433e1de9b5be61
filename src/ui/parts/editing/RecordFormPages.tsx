import { useLingui } from "@lingui/react/macro";
import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { formOf, formOfCopy } from "../../../domain/drafts.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListSource } from "../../../machines/use-cases/lists/record-source.ts";
import { parentOf, RESOURCE_WORDS } from "../../resources.tsx";
import { Permitted } from "../access/Permitted.tsx";
import { fromTheSameList } from "../value/came-from.ts";
import { inOnePiece } from "../value/in-one-piece.ts";
import { EditingPage } from "./EditingPage.tsx";
import { KeptOfDenied } from "./KeptOfDenied.tsx";
import { KeptOfGone } from "./KeptOfGone.tsx";
import { OpenedOn } from "./OpenedOn.tsx";
import type { RecordFormProps } from "./record-form.ts";

interface NewRecordProps<A> {
  readonly resource: ResourceName;
  /** What its form is opened with. */
  readonly opened: Pick<RecordFormProps<A>, "copied" | "keepsOptional">;
  readonly Form: ComponentType<RecordFormProps<A>>;
}

/** The form for a new record, until it is saved; then what was made, or the next one's. */
const NewRecord = <A,>({ resource, opened, Form }: NewRecordProps<A>) => {
  const navigate = useNavigate();
  const { list, detail } = RESOURCES[resource];
  const isAnotherWanted = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState(0);
  useLayoutEffect(() => {
    if (saved > 0) form.current?.querySelector("input")?.focus();
  }, [saved]);
  return (
    <div ref={form}>
      <Form
        key={saved}
        {...opened}
        record={undefined}
        onAnother={(isWanted) => {
          isAnotherWanted.current = isWanted;
        }}
        onSaved={(id) =>
          isAnotherWanted.current
            ? setSaved(saved + 1)
            : void navigate({ to: detail, params: { id }, replace: true })
        }
        onLeave={() => void navigate({ to: list })}
      />
    </div>
  );
};

/** The page of the form for a new record, empty or as a copy of another one. */
export const CreatePage = <A,>({
  opened,
  ...props
}: Omit<NewRecordProps<A>, "opened"> & { opened: Promise<Read<NewRecordProps<A>["opened"]>> }) => {
  const { t } = useLingui();
  const { resource } = props;
  const { from } = useSearch({ strict: false });
  const parent = parentOf(resource);
  const form = from === undefined ? formOf(resource) : formOfCopy(resource, String(from));
  return (
    <Permitted
      permission={RESOURCES[resource].permissions.create}
      parent={parent}
      whereDenied={<KeptOfDenied form={form} />}
    >
      <OpenedOn
        key={String(from)}
        parent={parent}
        source={opened}
        whereGone={<KeptOfGone resource={resource} form={form} />}
      >
        {(read) => (
          <EditingPage parent={parent} title={t(RESOURCE_WORDS[resource].create)}>
            <NewRecord {...props} opened={read} />
          </EditingPage>
        )}
      </OpenedOn>
    </Permitted>
  );
};

type Edited<A> = Pick<RecordFormProps<A>, "keepsOptional"> & { readonly record: A };

interface EditPageProps<A> {
  readonly resource: ResourceName;
  readonly source: Pick<ListSource<A, never>, "definition">;
  readonly opened: Promise<Read<Edited<A>>>;
  readonly Form: ComponentType<RecordFormProps<A> & Edited<A>>;
}

/** The page of a record's form; it leads back to the record. */
export const EditPage = <A,>({ resource, source, opened, Form }: EditPageProps<A>) => {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const { id: shown } = useParams({ strict: false });
  const { detail, permissions } = RESOURCES[resource];
  const parent = parentOf(resource);
  const form = shown && formOf(resource, shown);
  const leave = (id: string, replace: boolean) =>
    void navigate({ to: detail, params: { id }, state: fromTheSameList, replace });
  const goOn = (id: string): void =>
    router.latestLocation.state.isOpenedFromRecord
      ? // What lies over the form would close instead.
        router.history.back({ ignoreBlocker: true })
      : leave(id, true);
  return (
    <Permitted
      permission={permissions.update}
      parent={parent}
      whereDenied={form && <KeptOfDenied form={form} />}
    >
      <OpenedOn
        key={shown}
        parent={parent}
        source={opened}
        whereGone={form && <KeptOfGone resource={resource} form={form} />}
      >
        {(read) => {
          const name = source.definition.nameOf(read.record);
          const id = source.definition.idOf(read.record);
          return (
            <EditingPage
              parent={parent}
              record={{ resource, id, name }}
              title={t({
                message: `Edit ${{ name: inOnePiece(name) }}`,
                comment: "Title of a form; name is that of a record",
              })}
              here={t`Edit`}
            >
              <Form {...read} onSaved={goOn} onLeave={() => leave(id, false)} />
            </EditingPage>
          );
        }}
      </OpenedOn>
    </Permitted>
  );
};
