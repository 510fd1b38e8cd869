import { z } from 'astro/zod';
import { areDistinct, line } from './fields.ts';

/** Strategies in the regulator’s sense: each investment approach belongs to one. */
export const strategyTags = ['Equity', 'Debt', 'Hybrid', 'Multi Asset'] as const;

/** The benchmarks that records are compared with: content/benchmarks.yaml. */
export const benchmarksSchema = z.strictObject({
  benchmarks: z
    .array(
      z.strictObject({
        name: line('Name of the index, with TRI for its total return.'),
        strategies: z
          .array(z.enum(strategyTags))
          .min(1)
          .describe('Strategies whose approaches may name it as their primary benchmark.'),
        source: line('Who publishes the index.'),
      }),
    )
    .min(1)
    .refine((list) => areDistinct(list, ({ name }) => name), { error: 'has the same index twice: keep one of the two' })
    .describe('The benchmarks that approaches may name as primaryBenchmark.'),
});
