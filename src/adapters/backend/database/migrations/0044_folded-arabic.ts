import { foldedAnew } from "../folded-anew.ts";

/** Arabic is found however it is typed: the letters that were not folded before, and the names whose two words became one. */
export default foldedAnew("[\u0629\u0640\u0649\u0671]|\u0639\u0628\u062f +\u0627\u0644");
