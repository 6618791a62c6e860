import { Link } from "wouter";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { LostDrawing } from "@/ui/lost-drawing";
import { usePage } from "../use-page";

/** Any other address: texts as in section 2 of the specification. */
export function NotFoundRoute() {
  usePage("404 Page Not Found", "matchwell");
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center px-4 py-12 text-center">
      <LostDrawing className="w-64" />
      <h1 className="mt-8 text-3xl font-bold sm:text-4xl">404 Page Not Found</h1>
      <p className="mt-3 text-muted">Did you forget to add the page to the router?</p>
      <Link href={paths.wizards} className={`${buttonClass("primary")} mt-8`}>
        Choose a wizard
      </Link>
    </main>
  );
}
