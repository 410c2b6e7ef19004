export { LocationMap, type LocationMapProps } from './LocationMap.tsx'
export type { MapPlace } from './types.ts'
