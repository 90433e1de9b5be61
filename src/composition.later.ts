// What the first screen has no room for, behind one door: every door is a request more.
export * from "./services.ts";
export { composeSignedIn } from "./composition.signed-in.ts";
export { areaTexts } from "./ui/locales/area-texts.ts";
