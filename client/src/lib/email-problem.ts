/** What is wrong with one e-mail address, to the eye; the server looks closer. Nothing when it can be tried. */
export function emailProblem(email: string): string | undefined {
  if (email === "") return "Please enter your email address";
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email)
    ? undefined
    : "Please enter one address such as name@example.com";
}
