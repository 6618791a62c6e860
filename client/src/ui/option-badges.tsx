import { Badge } from "./badge";

interface Props {
  option: { recommended: boolean; topSeller: boolean; popular?: boolean };
  /** Only the firmness cards say "Most Popular" (specification, section 2). */
  withPopular?: boolean;
}

/** "Recommended", "Top Seller", "Most Popular"; nothing when no flag is set. */
export function optionBadges({ option, withPopular = false }: Props) {
  const badges = [
    option.recommended && "Recommended",
    option.topSeller && "Top Seller",
    withPopular && option.popular && "Most Popular",
  ].filter((text): text is string => Boolean(text));
  if (badges.length === 0) return undefined;
  return badges.map((text) => <Badge key={text}>{text}</Badge>);
}
