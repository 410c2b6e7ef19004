import { Skeleton } from '@bip/design-system'

/** The room that the diagram will take. */
export const TrackSkeleton = () => <Skeleton height={420} />
