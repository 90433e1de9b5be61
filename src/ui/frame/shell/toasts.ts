import { part } from "../../parts/opening/part.ts";

export const toasts = part(async () => (await import("../announcements/Toasts.tsx")).Toasts);
