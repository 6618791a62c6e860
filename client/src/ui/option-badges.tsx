import { Badge } from "./badge";

interface Props {
  option: { recommended: boolean; topSeller: boolean; popular?: boolean };
}

/**
 * "Recommended", "Top Seller" or "Most Popular": one badge at most, the first of these that is set, because
 * cards that all shout say nothing. Nothing when no flag is set.
 */
export function optionBadges({ option }: Props) {
  const text =
    (option.recommended && "Recommended") ||
    (option.topSeller && "Top Seller") ||
    (option.popular && "Most Popular");
  return text ? <Badge>{text}</Badge> : undefined;
}
