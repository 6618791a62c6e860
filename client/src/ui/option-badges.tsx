import { Badge } from "./badge";

interface Props {
  option: { recommended: boolean; topSeller: boolean; popular?: boolean };
}

/** "Recommended", "Top Seller", "Most Popular"; nothing when no flag is set. */
export function optionBadges({ option }: Props) {
  const badges = [
    option.recommended && "Recommended",
    option.topSeller && "Top Seller",
    option.popular && "Most Popular",
  ].filter((text): text is string => Boolean(text));
  if (badges.length === 0) return undefined;
  return badges.map((text) => <Badge key={text}>{text}</Badge>);
}
