// On its own: a first load, which has the answers' code, has no use for it.

/** The choice that leaves a question of a list open; it counts as no answer. */
export const NOT_SURE = "not_sure";
