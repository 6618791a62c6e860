import { clientBrands } from "@shared/brands";
import { paths } from "@shared/site";

const finders = [
  {
    brand: clientBrands.dialabed,
    path: paths.bedFinder,
    picture: "bed-results",
    alt: "Results of the bed finder: a bed with its picture, its match of 100% and a list of reasons.",
    text: "Four questions about sleep, then beds ranked in points that add up, with “Why this match” under every one.",
  },
  {
    brand: clientBrands.safarioutdoor,
    path: paths.firearmFinderLong,
    picture: "gun-results",
    alt: "Recommendations of the firearm finder: rifles with picture, caliber and price.",
    text: "From the intended use to the caliber and the budget, up to twelve that fit, and a basket of favorites to take home.",
  },
];

/** Our finders in pictures taken by `npm run screenshots`. */
export function Showcase() {
  return (
    <section className="mx-auto max-w-[72rem] px-4 py-10 sm:py-24">
      <h2 className="font-display text-3xl leading-tight font-bold sm:text-5xl">
        Two shops, two finders, one engine
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 sm:mt-10 sm:gap-y-14 md:grid-cols-2">
        {finders.map(({ brand, path, picture, alt, text }) => (
          <li key={brand.id}>
            <picture>
              <source
                srcSet={`/screenshots/${picture}-dark.webp`}
                media="(prefers-color-scheme: dark)"
              />
              <img
                src={`/screenshots/${picture}-light.webp`}
                alt={alt}
                width={1080}
                height={810}
                loading="lazy"
                decoding="async"
                className="aspect-video h-auto sm:aspect-4/3 w-full rounded-card border border-line bg-surface object-cover object-top shadow-lifted"
              />
            </picture>
            <h3 className="mt-3 text-xl sm:mt-6 font-bold">{brand.displayName}</h3>
            <p className="mt-2 leading-relaxed text-muted">{text}</p>
            <a
              href={path}
              className="mt-1 inline-flex sm:mt-3 min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
            >
              Open the {brand.displayName} finder
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
