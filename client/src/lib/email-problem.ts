// On its own: forms use it that load at different times.

/** A quick check of one e-mail address; the server checks more. Undefined if the address can be tried. */
export function emailProblem(email: string): string | undefined {
  if (email === "") return "Please enter your email address";
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email)
    ? undefined
    : "Please enter one address such as name@example.com";
}
