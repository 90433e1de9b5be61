/** Something that is logged rather than shown (§8, D44). `operation` names a call, never an address with ids. */
export type Incident =
  | { readonly _tag: "TokenRefused"; readonly operation: string }
  | { readonly _tag: "PermissionDenied"; readonly operation: string }
  | { readonly _tag: "BackendFilterIssue"; readonly operation: string }
  | { readonly _tag: "UnreadableRecords"; readonly operation: string; readonly count: number }
  | { readonly _tag: "SignOutFailed" }
  | { readonly _tag: "Unreported"; readonly report: string }
  | { readonly _tag: "Defect"; readonly message: string };
