// Receives Atlas webhooks with Go's standard library.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"sync"
)

var secret = []byte(os.Getenv("ATLAS_WEBHOOK_SECRET"))

// Deliveries come at least once. Keep the ids in your database if a restart may not handle an event again.
var handled sync.Map

type event struct {
	ID       string `json:"event_id"`
	Type     string `json:"event_type"`
	Message  struct{ ID string }
	Customer struct {
		PhoneNumber string `json:"phone_number"`
	}
}

// verify also takes the previous signature: after a rotation the old secret signs, too, for 24 hours.
func verify(body []byte, headers http.Header) bool {
	mac := hmac.New(sha256.New, secret)
	mac.Write(body)
	expected := []byte(hex.EncodeToString(mac.Sum(nil)))
	return hmac.Equal(expected, []byte(headers.Get("Atlas-Signature"))) ||
		hmac.Equal(expected, []byte(headers.Get("Atlas-Signature-Previous")))
}

// handle must end within 5 seconds: leave long work to a queue.
func handle(e event) {
	if e.Type == "message.delivered" {
		fmt.Println(e.Message.ID, "reached", e.Customer.PhoneNumber)
	}
}

func receive(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil || !verify(body, r.Header) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	var e event
	if err := json.Unmarshal(body, &e); err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	if _, done := handled.Load(e.ID); !done {
		handle(e)
		handled.Store(e.ID, true)
	}
}

func main() {
	if len(secret) == 0 {
		log.Fatal("ATLAS_WEBHOOK_SECRET is not set.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	http.HandleFunc("/webhooks/atlas", receive)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
