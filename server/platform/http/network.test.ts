import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { network, rangesOf, site } from "./network";

describe("a network", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["203.0.113.7:", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["0313.0.0161.07", "203.0.113.7"],
    ["0xcb.0.0x71.7", "203.0.113.7"],
    ["3405803783", "203.0.113.7"],
    ["203.0.28935", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["[::ffff:cb00:7107]:443", "203.0.113.7"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:0000:0000:0000:0001", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"],
    ["fe80::1%25en-0.1", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::203.0.113.7", "0:0:0:0::/64"],
  ])("of %j is %s", (address, expected) => {
    expect(network(address)).toBe(expected);
  });

  it.each(["", "unknown", "_hidden", "999.0.0.1", "1.2.3.4.5", "1::2::3", "[", "a:b", "::1\n::2"])(
    "of %j, which nobody can read, is shared by all such",
    (address) => {
      expect(network(address)).toBe("unknown");
      expect(site(address)).toBe("unknown");
    },
  );

  it("has a site: the /48 around it, and an IPv4 address for itself", () => {
    expect(site("2001:db8:1:2::1")).toBe("2001:db8:1::/48");
    expect(site("2001:db8:1:ffff::1")).toBe("2001:db8:1::/48");
    expect(site("2001:db8:2::1")).toBe("2001:db8:2::/48");
    expect(site("203.0.113.7:80")).toBe("203.0.113.7");
  });
});

describe("the ranges around an address", () => {
  it.each([
    ["203.0.113.7:80", ["203.0.113.7", "203.0.113.0/24"]],
    ["::ffff:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
    ["2001:db8:1:2f3::1", ["2001:db8:1:200::/56", "2001:db8:1::/48", "2001:db8::/32"]],
    ["2001:db8:1:2ff::9", ["2001:db8:1:200::/56", "2001:db8:1::/48", "2001:db8::/32"]],
    ["2001:db8:1:3f3::1", ["2001:db8:1:300::/56", "2001:db8:1::/48", "2001:db8::/32"]],
    ["nobody", ["unknown"]],
  ])("of %s are %j, and may use more the wider they are", (address, expected) => {
    const ranges = rangesOf(address);
    expect(ranges.map(({ range }) => range)).toEqual(expected);
    const shares = ranges.map(({ share }) => share);
    expect(shares).toEqual([...new Set(shares)].sort());
    expect(Math.max(...shares)).toBeLessThan(1);
  });
});

const around = fc.constantFrom<(address: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => ` ${text}`,
);

it("is the same for every spelling of an IPv4 address", () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const spelledOctet = fc.constantFrom<(n: number) => string>(
    (n) => `${n}`,
    (n) => `0x${n.toString(16)}`,
    (n) => `0${n.toString(8)}`,
  );
  const hex = (a: number, b: number) => ((a << 8) | b).toString(16);
  const whole = fc.constantFrom<(octets: number[], dotted: string) => string>(
    (_, dotted) => dotted,
    (_, dotted) => `${dotted}:8080`,
    ([a, b, c, d]) => `${((a! * 256 + b!) * 256 + c!) * 256 + d!}`,
    ([a, b, c, d]) => `::ffff:${a}.${b}.${c}.${d}`,
    ([a, b, c, d]) => `::ffff:${hex(a!, b!)}:${hex(c!, d!)}`,
    ([a, b, c, d]) => `[0:0:0:0:0:ffff:${hex(a!, b!)}:${hex(c!, d!)}]:443`,
  );
  const octets = fc.tuple(octet, octet, octet, octet);
  const parts = fc.tuple(spelledOctet, spelledOctet, spelledOctet, spelledOctet);
  fc.assert(
    fc.property(octets, parts, whole, around, (address, spell, form, outer) => {
      const dotted = address.map((n, index) => spell[index]!(n)).join(".");
      expect(network(outer(form(address, dotted)))).toBe(address.join("."));
    }),
  );
});

it("is the same for every spelling of an IPv6 address", () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const form = fc.constantFrom<(groups: number[]) => string>(
    (groups) => groups.map((n) => n.toString(16)).join(":"),
    (groups) => groups.map((n) => n.toString(16).padStart(4, "0")).join(":"),
    (groups) => new URL(`http://[${groups.map((n) => n.toString(16)).join(":")}]`).hostname,
    (groups) => {
      const [c, d] = [groups[6]!, groups[7]!];
      const head = groups.slice(0, 6).map((n) => n.toString(16));
      return `${head.join(":")}:${c >> 8}.${c & 255}.${d >> 8}.${d & 255}`;
    },
  );
  const ending = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `${text.startsWith("[") ? text.slice(1, -1) : text}%eth0`,
    (text) => `${text.startsWith("[") ? text : `[${text}]`}:443`,
  );
  const groups = fc
    .array(group, { minLength: 8, maxLength: 8 })
    .filter((all) => !all.slice(0, 5).every((n) => n === 0));
  fc.assert(
    fc.property(groups, form, ending, around, (address, spell, end, outer) => {
      const spelled = outer(end(spell(address)));
      const hex = address.map((n) => n.toString(16));
      expect(network(spelled)).toBe(`${hex.slice(0, 4).join(":")}::/64`);
      expect(site(spelled)).toBe(`${hex.slice(0, 3).join(":")}::/48`);
    }),
  );
});
