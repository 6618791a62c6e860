import { PackageOpen } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useStoreUrl } from "@/lib/store-url";
import { Button } from "@/ui/button";
import { StoreButton } from "@/ui/store-link";
import { Message } from "@/ui/message";
import { useHostError } from "@/wizard/finder-host";
import { StepHeading } from "@/wizard/step-heading";
import { useRecommendations, type Recommendations } from "../firearm-queries";
import type { FirearmStepProps } from "../firearm-steps";
import { BrandChoices } from "../steps/brand-choices";
import { NearMisses } from "./near-misses";
import { ProductList } from "./product-list";
import { RelaxedNote } from "./relaxed-note";
import { ResultsSkeleton } from "./results-skeleton";
import { SelectionList } from "./selection-list";

/** The last step: up to 12 products, low to high, or their loading or error state. */
export function ResultsStep({ wizard, brand, trace }: FirearmStepProps) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useRecommendations(
    wizard.answers,
  );
  const storeUrl = useStoreUrl(brand, brand.products.mattresses);
  useHostError("results_unavailable", isError);
  const recordResults = useEffectEvent(trace.results);
  useEffect(() => {
    if (data && !isPlaceholderData) recordResults(data.items.map(({ sku }) => ({ id: sku })));
  }, [data, isPlaceholderData]);

  return (
    <div className="pt-4 sm:pt-6">
      <StepHeading
        wizard={wizard}
        subtitle={
          <Found
            data={data}
            isPending={isPending}
            unit={wizard.answers.quantity && "price per round"}
          />
        }
      >
        Your Recommendations
      </StepHeading>
      <SelectionList wizard={wizard} />
      {isPending ? (
        <ResultsSkeleton />
      ) : isError ? (
        <Message
          urgent
          title="Failed to fetch products"
          actions={
            <>
              <Button look="secondary" onClick={wizard.back}>
                Back
              </Button>
              <Button disabled={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            </>
          }
        >
          Check your connection, then try again. Your answers are kept.
        </Message>
      ) : data.items.length === 0 ? (
        <Message
          title="No products found"
          drawing={
            <PackageOpen aria-hidden className="mx-auto size-16 text-muted" strokeWidth={1} />
          }
        >
          There is nothing to recommend from yet. Please connect the product catalog.
        </Message>
      ) : (
        <>
          <RelaxedNote relaxed={data.relaxed} />
          <ProductList
            products={data.items}
            isBusy={isPlaceholderData}
            quantity={wizard.answers.quantity}
            storeUrl={storeUrl}
            onVisit={trace.click}
          />
          <div className="mt-8 empty:hidden">
            <BrandChoices
              answers={wizard.answers}
              chosen={wizard.answers.brands ?? []}
              onChange={(brands) => wizard.amend({ brands })}
            />
          </div>
        </>
      )}
      {data && !isPlaceholderData && isFew(data) && <NearMisses wizard={wizard} />}
      <div className="mt-8 flex flex-wrap gap-3 pb-8">
        <Button look="secondary" onClick={wizard.back}>
          Back
        </Button>
        <Button look="secondary" onClick={() => wizard.restart()}>
          Start Over
        </Button>
        <StoreButton url={brand.products.bedSets} look="quiet">
          Browse All Products
        </StoreButton>
      </div>
    </div>
  );
}

/** Fewer than four products match; if an answer was relaxed, none does. */
const isFew = ({ items, total, relaxed }: Recommendations) =>
  items.length > 0 && (relaxed.length > 0 || total < 4);

interface FoundProps {
  data: Recommendations | undefined;
  isPending: boolean;
  /** The price that sorts them. */
  unit?: string;
}

/** A status line, announced when it changes. */
function Found({ data, isPending, unit = "price" }: FoundProps) {
  return (
    <span role="status" className="block min-h-6">
      {isPending
        ? "Loading products..."
        : data && data.items.length > 0
          ? foundText(data, unit)
          : ""}
    </span>
  );
}

function foundText({ items, total }: Recommendations, unit: string): string {
  const products = total === 1 ? "1 product" : `${total} products`;
  return total > items.length
    ? `${products} fit. Here are ${items.length}, from the lowest ${unit} up.`
    : `${products}, from the lowest ${unit} up.`;
}
