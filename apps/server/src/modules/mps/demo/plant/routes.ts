import { createRandom, type Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'
import { idsBy } from './places.ts'
import { recipes, type Work, works } from './processes.ts'

const byCode = new Map(works.map((work) => [work.code, work]))

/** What the plant makes itself, with the operations it takes. */
export const madeInHouse = (world: World): { material: DemoRecord; recipe: readonly Work[] }[] =>
  madeOf(world, 'material').flatMap((material) => {
    const codes = recipes[String(material.values.materialName)]
    return codes ? [{ material, recipe: codes.flatMap((code) => byCode.get(code) ?? []) }] : []
  })

const sum = (steps: readonly Record<string, unknown>[], key: string): string =>
  steps.reduce((total, step) => total + Number(step[key]), 0).toFixed(2)

/** Steps of a recipe: the usual times, a little more or less for each material. */
function stepsOf(world: World, random: Random, id: string, recipe: readonly Work[], factor: number) {
  const processOf = idsBy(world, 'workProcess', 'processCode')
  const stations = madeOf(world, 'workStation')
  return recipe.map((work, index) => {
    const process = processOf.get(work.code) ?? ''
    const fitting = stations.filter(({ values }) => (values.processIds as string[]).includes(process))
    const chosen = fitting.length > 0 ? [random.pick(fitting), random.pick(fitting)] : []
    const [setup, run, wait, move] = work.minutes
    return {
      ...{ id: `${id}${String(index + 1).padStart(3, '0')}`, stepNo: String((index + 1) * 10), processId: process },
      workGroupId: String(chosen[0]?.values.workGroupId ?? '') || null,
      stationIds: [...new Set(chosen.map((station) => station.id))],
      ...{ setupMinutes: setup.toFixed(2), runMinutes: (run * factor).toFixed(2), waitMinutes: wait.toFixed(2) },
      ...{ moveMinutes: move.toFixed(2), crew: String(work.crew), skills: work.skills, overlapQuantity: null },
      ...{ isKey: index === recipe.length - 1, needsInspection: work.type === 'inspection', note: null },
    }
  })
}

/** Routes of what is made most, the second version of some of them, one still being written. */
export function makeRoutes(world: World, count: number): DemoRecord[] {
  const random = createRandom('produceRoutes')
  const engineers = peopleOf(world, 'd05')
  return madeInHouse(world)
    .slice(0, Math.ceil(count * 0.8))
    .flatMap(({ material, recipe }, index) => {
      const versions = index % 4 === 0 ? [1, 2] : [1]
      return versions.map((version): DemoRecord => {
        const days = -620 + Math.floor((index * 500) / count) + version * 60
        const at = world.calendar.at(days, 10, index % 60)
        const id = idAt(at, index)
        const steps = stepsOf(world, random, id, recipe, 0.85 + random.next() * 0.4)
        const isLast = version === versions.length
        return {
          id,
          at,
          by: random.pick(engineers),
          values: {
            ...{ routeCode: `GY-${String(material.values.materialCode)}`, routeName: `${material.values.materialName}加工路线` },
            ...{ routeVersion: String(version), materialId: material.id, materialCategory: material.values.category },
            routeStatus: isLast ? (index % 12 === 11 ? 'draft' : 'released') : 'retired',
            ...{ isAlternative: false, lotFrom: null, lotTo: null, validFrom: world.calendar.day(days), validTo: null },
            ...{ steps, stepCount: String(steps.length), setupTotal: sum(steps, 'setupMinutes') },
            ...{ runTotal: sum(steps, 'runMinutes'), changeNote: version > 1 ? '优化夹具，缩短单件工时' : null },
            ...{ remark: null, documents: [] },
          },
        }
      })
    })
    .slice(0, count)
}
