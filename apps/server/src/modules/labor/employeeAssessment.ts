import type { Extension } from '../../model/extension.ts'

/** Grades by the total score, from the best. */
const grades = [
  ['S', 95],
  ['A', 88],
  ['B', 75],
  ['C', 60],
  ['D', 0],
] as const

export const gradeOf = (total: unknown): string | null =>
  total === null || total === undefined ? null : (grades.find(([, min]) => Number(total) >= min)?.[0] ?? null)

export const employeeAssessmentExtension: Extension = {
  beforeSave: (_, values, before) => {
    if (before?.totalScore !== values.totalScore) values.grade = gradeOf(values.totalScore)
  },
}
