/** The answer that leaves a question open; it ranks nothing. */
export const NOT_SURE = "not_sure";

/** Whether an answer may leave its question to us without staff having an option for it. */
export const mayBeNotSure = (field: string): boolean =>
  field === "mattressType" || field === "firmness";
