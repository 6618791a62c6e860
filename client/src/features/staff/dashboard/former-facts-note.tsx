import { Link } from "wouter";
import type { FormerFacts, StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { Button } from "@/staff-kit/button";
import { useStaff } from "@/staff-kit/signed-in";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { showToast } from "@/ui/toast-store";

/** Finders whose facts show what is not certain, as their live versions were published to, with a press to hide it. */
export function FormerFactsNote() {
  const { mayWrite } = useStaff();
  const { data: all = [] } = useStaffQuery<FormerFacts[]>("former-facts");
  const publish = useChange<StaffFinder>();
  if (all.length === 0) return null;
  const onHide = ({ slug, name, version }: FormerFacts) =>
    publish.mutate(
      { method: "POST", path: `finders/${slug}/publish-facts`, body: { version } },
      {
        onSuccess: ({ liveVersion }) =>
          showToast({
            title: `Version ${liveVersion} of ${name} is live`,
            text: "It shows nothing of which a fact is not certain, and says how many it hides.",
          }),
      },
    );
  return (
    <section
      aria-labelledby="former-facts"
      className="mt-4 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="former-facts" className="font-bold">
        Facts that are not certain
      </h2>
      <p className="mt-1 text-sm text-muted">
        When these finders were published, a fact still showed what it is not certain of: behind the
        others, marked. Published anew, they hide it and say how many.
      </p>
      <ul className="mt-2 grid gap-3">
        {all.map((each) => (
          <li
            key={each.slug}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3"
          >
            <p className="min-w-0 grow basis-60 wrap-anywhere">
              <Link
                href={`${paths.admin}/finders/${each.slug}`}
                className="font-semibold hover:underline"
              >
                {each.name}
              </Link>
              : {each.text}.
            </p>
            {mayWrite && (
              <Button look="secondary" disabled={publish.isPending} onClick={() => onHide(each)}>
                Hide and publish<span className="sr-only">: {each.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
