// On its own: one name for it, whichever library joins them.

export { clsx as classNames } from "clsx";
