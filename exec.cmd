@rem npm start says "exec node …", so that npm waits for the shop to close; Windows has no exec.
@%*
