/** How many random walks a test takes, or examples a law is tried with: the usual number, times `WALKS` where a script asks for more. */
export const walks = (usual: number): number => usual * Number(process.env["WALKS"] ?? 1);
