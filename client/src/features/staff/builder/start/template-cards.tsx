import { ImageOff } from "lucide-react";
import { useLocation } from "wouter";
import type { FinderTemplate, StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { ApiError } from "@/lib/api";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { ProductPicture } from "@/ui/product-picture";
import { showToast } from "@/ui/toast-store";

/** Finders that are ready, with products to try them on: one press opens one as a draft. */
export function TemplateCards() {
  const [, go] = useLocation();
  const { data } = useStaffQuery<FinderTemplate[]>("finder-templates");
  const load = useChange<StaffFinder>();
  const remove = useChange(isInUse);
  const refusal =
    remove.error instanceof ApiError && isInUse(remove.error) ? remove.error.sentence : undefined;
  const isBusy = load.isPending || remove.isPending;

  const begin = (template: string) =>
    load.mutate(
      { method: "POST", path: "finders/from-template", body: { template } },
      { onSuccess: ({ slug }) => go(`${paths.admin}/finders/${slug}`) },
    );
  const removeProducts = ({ id, title }: FinderTemplate) =>
    remove.mutate(
      { method: "DELETE", path: productsOf(id) },
      {
        onSuccess: () =>
          showToast({ title: `The demonstration products of ${title} were removed` }),
      },
    );

  if (!data?.length) return null;
  return (
    <section aria-labelledby="templates" className="mt-10">
      <h2 id="templates" className="text-lg font-bold">
        Start from a template
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        A whole finder with products to try it on. It opens as a draft, which shoppers do not see.
        Its catalogs are called “(demonstration)”; once no published finder uses them, you can
        remove them here with their products.
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {data.map((template) => {
          const { id, title, text, products, questions, pictures, isLoaded } = template;
          const isLoading = load.isPending && isFor(load.variables.body, id);
          return (
            <li
              key={id}
              className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 wrap-anywhere"
            >
              <div className="grid grid-cols-2 gap-3">
                {pictures.map((url) => (
                  <ProductPicture key={url} url={url} placeholder={ImageOff} />
                ))}
              </div>
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-1 text-sm">{text}</p>
              <p className="mt-1 mb-4 text-sm text-muted">
                {products} products, {questions} questions
              </p>
              <div className="mt-auto flex flex-wrap gap-x-3 gap-y-1">
                <Button
                  look="secondary"
                  aria-label={`Use the template ${title}`}
                  disabled={isBusy}
                  onClick={() => begin(id)}
                >
                  {isLoading ? "Loading its products..." : "Use this template"}
                </Button>
                {isLoaded && (
                  <Button
                    look="quiet"
                    aria-label={`Remove the products of ${title}`}
                    disabled={isBusy}
                    onClick={() => removeProducts(template)}
                  >
                    Remove its products
                  </Button>
                )}
              </div>
              {refusal && remove.variables?.path === productsOf(id) && (
                <p role="alert" className="mt-2 text-sm text-danger">
                  {refusal}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const productsOf = (template: string) => `finder-templates/${template}/products`;

/** What has to be done elsewhere first is said in the card, and stays there. */
const isInUse = ({ details }: ApiError) => details.code === "in_use";

const isFor = (body: unknown, id: string) => (body as { template: string }).template === id;
