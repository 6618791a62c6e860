const TRIPS = ["hike", "car", "festival", "far"];
const PEOPLE = ["1", "4", "12"];
const ALLERGIES = ["neither", "pfas", "fire,silicone", "pfas,fire,silicone"];
const SEASONS = ["summer", "three-season", "winter"];
const BUDGETS = ["", "..1000", "2000..5000", "9000.."];
// What is a wish alone takes turns.
const SNOW = ["none", "deep"];
const CARRY = ["0.5", "3.2", "20"];
const WISHES = ["", "dark", "dark,rocks,rain", "unsure"];
const BRANDS = ["", "kalahari", "veld-wind,zelt-otz"];

/** Every way through the finder of tents that its musts tell apart, as its calls write answers. */
export function tentWays(): string[] {
  const ways: string[] = [];
  for (const trip of TRIPS)
    for (const people of PEOPLE)
      for (const allergies of ALLERGIES)
        for (const season of SEASONS)
          for (const budget of BUDGETS) {
            const turn = ways.length;
            const onTheWay = {
              trip,
              snow: trip === "hike" || trip === "far" ? SNOW[turn % SNOW.length] : "",
              carry: trip === "hike" ? CARRY[turn % CARRY.length] : "",
              people,
              allergies,
              season,
              wishes: WISHES[turn % WISHES.length],
              brand: BRANDS[turn % BRANDS.length],
              budget,
            };
            const answered = Object.entries(onTheWay).filter(([, answer]) => answer);
            ways.push(new URLSearchParams(answered as [string, string][]).toString());
          }
  return ways;
}
