export { Gantt, Plan } from '../../../../packages/charts/src/gantt/index.ts'
