import { Link } from "wouter";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { LostDrawing } from "@/ui/lost-drawing";
import { SitePage } from "@/ui/site-page";
import { usePage } from "../use-page";

/** Any other address. */
export function NotFoundRoute() {
  usePage("404 Page Not Found", "matchwell");
  return (
    <SitePage>
      <NotFound />
    </SitePage>
  );
}

/** The content of the page, also used inside the staff area. */
export function NotFound({ isForStaff = false }: { isForStaff?: boolean }) {
  return (
    <div className="m-auto flex flex-col items-center py-8 text-center">
      <LostDrawing className="w-64" />
      <h1 className="mt-8 font-display text-4xl font-bold sm:text-5xl">404 Page Not Found</h1>
      <p className="mt-4 max-w-prose text-lg">
        There is nothing at this address. It may have a typing mistake, or what was here is gone.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isForStaff ? (
          <Link href={paths.admin} className={buttonClass("primary")}>
            Go to the dashboard
          </Link>
        ) : (
          <>
            <Link href={paths.wizards} className={buttonClass("primary")}>
              Choose a wizard
            </Link>
            <a href="/" className={buttonClass("secondary")}>
              Go home
            </a>
          </>
        )}
      </div>
      <p className="mt-8 text-sm text-muted">Did you forget to add the page to the router?</p>
    </div>
  );
}
