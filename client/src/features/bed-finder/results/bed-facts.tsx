import type { RecommendedBed } from "@shared/contracts/recommendations";
import type { FeatureOption } from "@shared/contracts/bed-options";
import { Badge } from "@/ui/badge";
import { FeatureChips } from "./feature-chips";

/** A bed's size, type, firmness and features. */
export function BedFacts({ bed, features }: { bed: RecommendedBed; features: FeatureOption[] }) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {[bed.bedSize, bed.mattressType, bed.firmness].map((id, position) => (
          <Badge key={position}>{id.replaceAll("_", " ")}</Badge>
        ))}
      </p>
      <FeatureChips names={bed.features} options={features} />
    </>
  );
}
