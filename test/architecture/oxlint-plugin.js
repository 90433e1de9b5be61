import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import house from "../../.dependency-cruiser.mjs";

const CLOCK = "src/adapters/browser/clock.ts";

/** `new Date()` reads the clock, `new Date(time)` does not; no rule of oxlint tells them apart. */
const noCurrentDate = {
  create: (context) => {
    const check = (node) => {
      if (node.callee.type !== "Identifier" || node.callee.name !== "Date") return;
      if (node.type === "NewExpression" && node.arguments.length > 0) return;
      context.report({ node, message: `Time comes from ${CLOCK}.` });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

const isAbout = (patterns, path) => new RegExp([patterns].flat().join("|")).test(path);
const isIn = ({ path, pathNot }, file) =>
  (path === undefined || isAbout(path, file)) && (pathNot === undefined || !isAbout(pathNot, file));
const isOf = ({ dependencyTypes, dependencyTypesNot = [] }, kinds) =>
  (dependencyTypes === undefined || dependencyTypes.some((kind) => kinds.includes(kind))) &&
  !dependencyTypesNot.some((kind) => kinds.includes(kind));

const pathOfPackage = (specifier) => {
  try {
    const url = import.meta.resolve(specifier);
    return url.slice(url.lastIndexOf("/node_modules/") + 1);
  } catch {
    return `node_modules/${specifier}`;
  }
};

const isTypeOnly = ({ type, importKind, exportKind, specifiers = [] }) =>
  type === "TSImportType" ||
  [importKind, exportKind].includes("type") ||
  (specifiers.length > 0 && specifiers.every((each) => [each.importKind, each.exportKind].includes("type")));

/** The doors of .dependency-cruiser.mjs while typing. What needs the whole tree (cycles) is left to that tool. */
const doors = {
  create: (context) => {
    const importer = relative(context.cwd, context.filename);
    const closed = house.forbidden.filter(
      ({ from, to }) => isIn(from, importer) && to.circular === undefined && to.couldNotResolve === undefined,
    );
    const check = (node, source) => {
      if (typeof source?.value !== "string") return;
      const specifier = source.value;
      const imported = specifier.startsWith(".")
        ? join(dirname(importer), specifier)
        : isBuiltin(specifier)
          ? specifier.replace("node:", "")
          : pathOfPackage(specifier);
      const kinds = [isBuiltin(specifier) && "core", isTypeOnly(node) && "type-only"].filter(Boolean);
      for (const { name, comment, to } of closed) {
        if (isIn(to, imported) && isOf(to, kinds)) context.report({ node, message: `${name}: ${comment}` });
      }
    };
    const checkSource = (node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};

export default { meta: { name: "house" }, rules: { doors, "no-current-date": noCurrentDate } };
