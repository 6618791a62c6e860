/** The answer that leaves a question open; it ranks nothing. */
export const NOT_SURE = "not_sure";

/** Whether an answer may be "not sure" without staff having an option for it. */
export const mayBeNotSure = (field: string): boolean =>
  field === "mattressType" || field === "firmness";
