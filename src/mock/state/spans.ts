/** None: no operation changes spans and their evaluations, so all worlds share those of ../telemetry/. */
export const spansState = {};
