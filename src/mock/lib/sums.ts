/** Creates sums by name, of which none is kept that is 0. */
export function createSums() {
  const sums = new Map<string, number>();
  const of = (name: string) => sums.get(name) ?? 0;
  return {
    of,
    add(name: string, value: number): void {
      const sum = of(name) + value;
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
    },
  };
}
