// On its own: forms use it that load at different times.

type Said = readonly [none: string, wrong: string];

/** Tells in some words what is wrong with one e-mail address; undefined if it can be tried: the server checks more. */
export const emailProblemIn =
  ([none, wrong]: Said) =>
  (email: string): string | undefined => {
    if (email === "") return none;
    return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email) ? undefined : wrong;
  };

const problem = emailProblemIn([
  "Please enter your email address",
  "Please enter one address such as name@example.com",
]);

/** The same in English. */
export const emailProblem = (email: string): string | undefined => problem(email);
