import type { Tx } from '../../db/database.ts'
import { readPlantDays } from '../../model/calendar/plantDays.ts'
import { type PlanDays, planDays } from './workdays.ts'

/** The days that plans are worked on, with the plant's holidays and worked weekends. */
export const readPlanDays = async (tx: Tx, tenantId: string): Promise<PlanDays> => planDays(await readPlantDays(tx, tenantId))
