/** The chart's own units: x in thousandths of its width (the drawing is stretched), y in pixels. */
export const chartWidth = 1000;
export const chartHeight = 200;

export type IndexPoint = { day: string; value: number };

export type IndexGeometry = {
  line: string;
  ticks: { value: number; y: number }[];
  /** Where 100 stands. */
  base: number;
};

const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** An index that hardly moves must not look as if it did. */
const minSpan = 2;

/** A scale of about four steps around the values and 100. */
function scaleOf(values: readonly number[]): number[] {
  const low = Math.min(100 - minSpan / 2, ...values);
  const high = Math.max(100 + minSpan / 2, ...values);
  const step = steps.find((each) => each * 4 >= high - low) ?? high - low;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Math.round((first + index) * step * 10) / 10);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The line of an index that stands at 100 where it begins, before the first of the points. */
export function indexGeometry(points: readonly IndexPoint[]): IndexGeometry {
  const values = [100, ...points.map(({ value }) => value)];
  const scale = scaleOf(values);
  const [low = 0, high = 1] = [scale[0], scale.at(-1)];
  const yOf = (value: number) => round(chartHeight - ((value - low) / (high - low)) * chartHeight);
  const xOf = (index: number) => round((index / (values.length - 1)) * chartWidth);
  return {
    line: values.map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`).join(''),
    ticks: scale.map((value) => ({ value, y: yOf(value) })),
    base: yOf(100),
  };
}
