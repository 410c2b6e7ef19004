import type { Plant } from '../model/types.ts'

/** A job shop of the literature: for each job its machines and minutes in turn, and the best makespan that anybody knows. */
export type ShopInstance = { name: string; best: number; jobs: readonly (readonly number[])[] }

/** A job shop as a plant that always works. */
export function shopPlant({ jobs }: Pick<ShopInstance, 'jobs'>): Plant {
  const machines = 1 + Math.max(...jobs.flatMap((job) => job.filter((_, at) => at % 2 === 0)))
  const horizon = jobs.flat().reduce((sum, one) => sum + one, 0)
  return {
    ...{ now: 0, horizon, crews: [], orders: jobs.map((_, at) => ({ key: `j${at}`, due: 0 })) },
    stations: Array.from({ length: machines }, (_, at) => ({ key: `m${at}`, hours: [0, horizon] })),
    operations: jobs.flatMap((job, order) =>
      Array.from({ length: job.length / 2 }, (_, step) => ({
        ...{ key: `j${order}.${step}`, order: `j${order}`, stations: [`m${job[2 * step]}`], run: job[2 * step + 1]! },
        after: step > 0 ? [`j${order}.${step - 1}`] : [],
      })),
    ),
  }
}
