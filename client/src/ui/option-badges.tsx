import { Badge } from "./badge";

interface Props {
  option: { recommended: boolean; topSeller: boolean; popular?: boolean };
}

/**
 * "Recommended", "Top Seller" or "Most Popular": one badge at most, the first that is set, because
 * too many badges lose their meaning. Undefined if no flag is set.
 */
export function optionBadges({ option }: Props) {
  const text =
    (option.recommended && "Recommended") ||
    (option.topSeller && "Top Seller") ||
    (option.popular && "Most Popular");
  return text ? <Badge>{text}</Badge> : undefined;
}
