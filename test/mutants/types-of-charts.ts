/** What stands in the source, and where, as far as it is looked at here. */
interface Named {
  readonly key?: { readonly name?: string };
}
interface Place {
  readonly node: Named & {
    readonly properties?: ReadonlyArray<Named>;
    readonly callee?: { readonly name?: string };
  };
  readonly parentPath: Place | null;
}

const areTypes = ({ key }: Named): boolean => key?.name === "types";
const isSetUp = (place: Place | null | undefined): boolean => place?.node.callee?.name === "setup";

/** Stryker's plugin. What a chart's types say is for the compiler alone: without them the chart runs all the same. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "types of charts",
    value: {
      shouldIgnore: ({ node, parentPath }: Place): string | undefined =>
        (areTypes(node) && isSetUp(parentPath?.parentPath)) ||
        (node.properties?.every(areTypes) === true && isSetUp(parentPath))
          ? "types exist for the compiler only"
          : undefined,
    },
  },
];
