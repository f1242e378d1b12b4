import { describe, expect, test } from "vitest";
import { counters, exposition, gauges, histograms } from "./metrics.ts";

describe("a family", () => {
  test("without labels has its series from the beginning, and counts", () => {
    const failures = counters("failures_total", "What failed.");
    expect(failures.render()).toBe(
      "# HELP failures_total What failed.\n# TYPE failures_total counter\nfailures_total 0",
    );
    failures.of().add();
    failures.of().add(2);
    expect(failures.render()).toMatch(/^failures_total 3$/m);
  });

  test("keeps a series for each combination of label values", () => {
    const attempts = counters("attempts_total", "Attempts.", "kind", "outcome");
    attempts.of("a", "bc").add();
    attempts.of("ab", "c").add(5);
    expect(attempts.of("a", "bc")).toBe(attempts.of("a", "bc"));
    expect(attempts.render()).toContain('attempts_total{kind="a",outcome="bc"} 1');
    expect(attempts.render()).toContain('attempts_total{kind="ab",outcome="c"} 5');
  });

  test("escapes what a label may not hold", () => {
    const depth = gauges("depth", "Depth.", "of");
    depth.of('a"b\\c\nd').set(1.5);
    expect(depth.render()).toContain('depth{of="a\\"b\\\\c\\nd"} 1.5');
  });

  test("that is cleared begins again", () => {
    const depth = gauges("depth", "Depth.", "of");
    depth.of("a").set(1);
    depth.clear();
    expect(depth.render()).not.toContain("depth{");
  });
});

test("a histogram counts up to and with each bound, and what is above all of them", () => {
  const latency = histograms("latency_seconds", "Latency.", [0.1, 1], "of");
  for (const value of [0.05, 0.1, 0.5, 1, 7]) latency.of("a").observe(value);
  expect(latency.render().split("\n").slice(2)).toEqual([
    'latency_seconds_bucket{of="a",le="0.1"} 2',
    'latency_seconds_bucket{of="a",le="1"} 4',
    'latency_seconds_bucket{of="a",le="+Inf"} 5',
    'latency_seconds_sum{of="a"} 8.65',
    'latency_seconds_count{of="a"} 5',
  ]);
});

test("an exposition ends with a line feed, as the format asks", () => {
  expect(exposition([counters("a_total", "A."), gauges("b", "B.")])).toMatch(/a_total 0\n# HELP b B\.\n.*\nb 0\n$/s);
});
